// What a struct's figures are called where it leaves the core: one description, by which it becomes an object, JSON or columns of a table.
#pragma once

#include <functional>
#include <tuple>

namespace sqrtdk {

/// A figure of a struct: its name, and a member or a function of the struct that gives it.
template <class Of>
struct Field {
  const char* name;
  Of of;
};
template <class Of>
Field(const char*, Of) -> Field<Of>;

/// The description of a struct, specialised where it is written: a tuple of Field named `all`. It derives from the struct, so that members
/// go by its short name.
template <class Struct>
struct Fields;

template <class Struct>
concept Described = requires {
  Fields<Struct>::all;
};

/// Calls `write(name, figure)` for every figure of a struct, in the order of its description.
template <Described Struct, class Write>
void for_each_field(const Struct& value, Write write) {
  std::apply([&](const auto&... field) { (write(field.name, std::invoke(field.of, value)), ...); },
             Fields<Struct>::all);
}

}  // namespace sqrtdk
