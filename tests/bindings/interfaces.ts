// The interfaces of web/core as TypeScript reads them, beside the modules that answer to them and the good calls of the tests.
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';

import { boundChapters } from './chapters-core.ts';
import { goodChapters } from './chapters-requests.ts';
import { bound, boundExamples } from './core.ts';
import { boundAttention, goodAttention } from './fast-attention-core.ts';
import { good, goodExamples } from './requests.ts';
import { boundTraining, goodTraining } from './training-core.ts';
import { boundPass, boundTransformer, goodPass, goodTransformer } from './transformer-core.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../web/core/${name}.ts`, import.meta.url));
export const modules: [string, string, object, object][] = [
  ['CoreModule', 'types', bound, good],
  ['ExamplesModule', 'examples-client', boundExamples, goodExamples],
  ['ChaptersModule', 'chapters-client', boundChapters, goodChapters],
  ['AttentionModule', 'attention-client', boundAttention, goodAttention],
  ['TrainingModule', 'training-client', boundTraining, goodTraining],
  ['TransformerModule', 'model/transformer-client', boundTransformer, goodTransformer],
  ['BoundTransformerPass', 'model/transformer-client', boundPass(), goodPass],
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
export const checker = program.getTypeChecker();

/** The interface of that name. */
export function interfaceOf(file: string, name: string): ts.Type {
  const source = program.getSourceFile(path(file));
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name);
  if (!found) throw new Error(`${file}.ts has no ${name}`);
  return checker.getDeclaredTypeOfSymbol(found);
}

function signatureOf(module: ts.Type, name: string): ts.Signature | undefined {
  const call = checker.getPropertyOfType(module, name);
  return call && checker.getTypeOfSymbol(call).getCallSignatures()[0];
}

/** Fields of an argument of a function that may be left out. */
export function optionalFields(module: ts.Type, name: string, place: number): string[] {
  // What a client declares has its arguments one by one; the module's interface has them in one tuple.
  const types = signatureOf(module, name)
    ?.getParameters()
    .map((each) => checker.getTypeOfSymbol(each))
    .flatMap((type) => (checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [type]));
  const type = types?.[place];
  if (!type) throw new Error(`${name} has no argument ${String(place)}`);
  const fields = checker.getPropertiesOfType(type);
  return fields.filter(({ flags }) => flags & ts.SymbolFlags.Optional).map((field) => field.name);
}

/** What a function of a module answers where it refuses nothing. */
export function promised(module: ts.Type, name: string): ts.Type {
  const answer = signatureOf(module, name)?.getReturnType();
  const kinds = answer?.isUnion() ? answer.types : [];
  const value = kinds.flatMap((kind) => checker.getPropertyOfType(kind, 'value') ?? [])[0];
  if (!value) throw new Error(`${name} promises no value`);
  return checker.getTypeOfSymbol(value);
}
