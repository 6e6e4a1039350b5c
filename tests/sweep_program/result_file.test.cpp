// The result: JSON without NaN, numbers that read back to their bits, a figure that nobody has as null or as an empty field.
#include "sweep_program/files.hpp"

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "small_task.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep_program;

TEST_CASE("a result is JSON with the summary to the bit") {
  const Part part = complete_part(small_task(), {0, 3});
  const auto json = nlohmann::json::parse(result_json(part));
  CHECK(json["format"] == "sqrtdk-sweep-result");
  CHECK(json["version"] == 1);
  CHECK(json["fingerprint"] == fingerprint_text(part.task()));
  CHECK(json["specification"]["seed"] == "9");
  REQUIRE(json["dimensions"].size() == 2);
  for (std::size_t index = 0; index < 2; ++index) {
    CHECK(json["dimensions"][index]["d"] == part.task().dimensions[index]);
    CHECK(json["dimensions"][index]["chunks"] == 3);
    CHECK(json["dimensions"][index]["summary"].get<std::vector<double>>() == part.merged(index).to_numbers());
    CHECK(json["dimensions"][index]["report"]["samples"] == 513);
  }
}

TEST_CASE("a rule that is not defined at a d has null for its figures, and empty fields in the table") {
  const Part part = complete_part(small_task(), {0, 3});
  const auto json = nlohmann::json::parse(result_json(part));
  const auto& log = json["dimensions"][0]["report"]["rules"][1];
  CHECK(log["rule"] == "log");
  CHECK((log["divisor"].is_null() && log["peakWeight"].is_null() && log["scoreStd"].is_null()));
  const std::string csv = result_csv(part);
  CHECK(csv.find("1,513,3,9,log,,,,,") != std::string::npos);
  CHECK(csv.find("\r\n6,513,3,9,power,0.10000000000000001,") != std::string::npos);
}

TEST_CASE("what the law of the entries allows no error for has a value alone, and the reason") {
  Task task = small_task();
  task.specification.assumptions.distribution = {"student-t", 3, 0, 1};
  const auto json = nlohmann::json::parse(result_json(complete_part(task, {0, 3})));
  const auto& report = json["dimensions"][1]["report"];
  CHECK(report["noBand"] == "no-fourth-moment");
  CHECK(report["variance"]["value"].is_number());
  CHECK(report["variance"]["standardError"].is_null());
  CHECK(report["mean"]["standardError"].is_number());
}
