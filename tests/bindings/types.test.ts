// Every answer has the fields that its type promises, and no others: the structs as C++ describes them beside the interfaces of web/core.
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';

import { calls } from './hostile.ts';
import { checker, interfaceOf, modules, promised } from './interfaces.ts';

/** Where a value is not of its type, one line for each place. */
function breaches(value: unknown, type: ts.Type, place: string): string[] {
  const text = checker.typeToString(type);
  const unless = (holds: boolean): string[] => (holds ? [] : [`${place} is no ${text}`]);
  if (type.isUnion()) {
    const tried = type.types.map((each) => breaches(value, each, place));
    // Of several kinds the nearest tells most.
    return tried.reduce((best, next) => (next.length < best.length ? next : best));
  }
  if (type.isStringLiteral()) return unless(value === type.value);
  if (type.flags & ts.TypeFlags.String) return unless(typeof value === 'string');
  if (type.flags & ts.TypeFlags.Number) return unless(typeof value === 'number');
  if (type.flags & ts.TypeFlags.BooleanLiteral) return unless(String(value) === text);
  if (type.flags & ts.TypeFlags.Null) return unless(value === null);
  const array = /^Float(32|64)Array/.exec(text)?.[0];
  if (array !== undefined) return unless(Object.prototype.toString.call(value) === `[object ${array}]`);
  if (typeof value !== 'object' || value === null) return unless(false);
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (item && checker.isArrayType(type))
    return Array.isArray(value)
      ? value.flatMap((each, index) => breaches(each, item, `${place}[${String(index)}]`))
      : unless(false);
  const entry = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (entry) return Object.entries(value).flatMap(([name, each]) => breaches(each, entry, `${place}.${name}`));
  const properties = checker.getPropertiesOfType(type);
  const names = properties.map(({ name }) => name);
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => `${place}.${name} is no field of ${text}`),
    ...properties.flatMap((property) =>
      property.name in value
        ? breaches(
            (value as Record<string, unknown>)[property.name],
            checker.getTypeOfSymbol(property),
            `${place}.${property.name}`,
          )
        : property.flags & ts.SymbolFlags.Optional
          ? []
          : [`${place}.${property.name} is missing`],
    ),
  ];
}

describe.each(modules)('%s', (name, file, module, given) => {
  test.each(calls(module, given))('what %s answers is of its type', (function_, call, arguments_) => {
    const answer = call(...arguments_) as { value?: unknown };
    expect(breaches(answer.value, promised(interfaceOf(file, name), function_), function_)).toEqual([]);
  });
});
