// Every answer has the fields that its type promises, and no others: the structs as C++ describes them beside the interfaces of web/core.
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';

import { boundChapters } from './chapters-core.ts';
import { goodChapters } from './chapters-requests.ts';
import { bound, boundExamples } from './core.ts';
import { boundAttention, goodAttention } from './fast-attention-core.ts';
import { calls } from './hostile.ts';
import { good, goodExamples } from './requests.ts';
import { boundTraining, goodTraining } from './training-core.ts';
import { boundPass, boundTransformer, goodPass, goodTransformer } from './transformer-core.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../web/core/${name}.ts`, import.meta.url));
const modules: [string, string, object, object][] = [
  ['CoreModule', 'types', bound, good],
  ['ExamplesModule', 'load-examples', boundExamples, goodExamples],
  ['ChaptersModule', 'chapters-client', boundChapters, goodChapters],
  ['AttentionModule', 'attention-client', boundAttention, goodAttention],
  ['TrainingModule', 'training-types', boundTraining, goodTraining],
  ['TransformerModule', 'transformer-client', boundTransformer, goodTransformer],
  ['BoundTransformerPass', 'transformer-client', boundPass(), goodPass],
];

const program = ts.createProgram([...new Set(modules.map(([, file]) => path(file)))], {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
});
const checker = program.getTypeChecker();

/** The interface of that name. */
function interfaceOf(file: string, name: string): ts.Type {
  const source = program.getSourceFile(path(file));
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name);
  if (!found) throw new Error(`${file}.ts has no ${name}`);
  return checker.getDeclaredTypeOfSymbol(found);
}

/** What a function of a module answers where it refuses nothing. */
function promised(module: ts.Type, name: string): ts.Type {
  const call = checker.getPropertyOfType(module, name);
  const answer = call && checker.getTypeOfSymbol(call).getCallSignatures()[0]?.getReturnType();
  const kinds = answer?.isUnion() ? answer.types : [];
  const value = kinds.flatMap((kind) => checker.getPropertyOfType(kind, 'value') ?? [])[0];
  if (!value) throw new Error(`${name} promises no value`);
  return checker.getTypeOfSymbol(value);
}

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
