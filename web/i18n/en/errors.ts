// Refusals, notes about the address, and what is said where the core cannot run. Each names parameter, value and range.

export const errors = {
  'error.sentence': '{parameter}: “{value}” {reason}. Permitted: {range}.',
  'error.sentenceWithoutRange': '{parameter}: “{value}” {reason}.',
  'error.missingSentence': '{parameter} {reason}. Permitted: {range}.',

  'error.reason.empty': 'is empty',
  'error.reason.missing': 'is missing',
  'error.reason.missing-field': 'is no field of this request, and the field named before it is missing',
  'error.reason.unknown-field': 'is no field of this request',
  'error.reason.not-a-number': 'is not a number',
  'error.reason.not-finite': 'is not finite',
  'error.reason.ambiguous': 'can be read in two ways: thousands are written without a separator',
  'error.reason.not-an-integer': 'is not a whole number',
  'error.reason.not-a-seed': 'is not a seed',
  'error.reason.out-of-range': 'is out of range',
  'error.reason.outside-domain': 'is outside the domain of the rule',
  'error.reason.too-many': 'has too many values',
  'error.reason.too-few': 'has too few values',
  'error.reason.too-long': 'is too long',
  'error.reason.wrong-length': 'has the wrong number of values',
  'error.reason.unknown': 'is not known',
  'error.reason.malformed': 'cannot be read',
  'error.reason.repeated': 'is given twice',
  'error.reason.not-understood': 'cannot be read',
  'error.reason.other': 'is refused',

  'note.clamped': 'The address asked for {parameter} = “{value}”; permitted is {range}, so {used} is shown.',
  'note.malformed':
    'The address gives {parameter} as “{value}”, which cannot be read; permitted is {range}, so {used} is shown.',
  'note.startValue': 'the start value',
  'note.unknown-key': 'The address names “{parameter}”, which is not known here; it is ignored. Known are: {range}.',
  'note.unknown-version': 'The address was made by another version of this page; start values are shown.',
  'note.too-long': 'The address is too long to be read; start values are shown.',

  'unavailable.no-webassembly':
    'This picture is missing: it is computed in your browser by a WebAssembly program, and WebAssembly is switched off here or forbidden by a policy.',
  'unavailable.no-simd':
    'This picture is missing: it is computed in your browser by a WebAssembly program with SIMD instructions, and this browser or processor has none. Browsers since 2023 have them.',
  'unavailable.not-fetched':
    'This picture is missing: the program that computes it could not be loaded. Reload the page to try again.',
  'unavailable.not-started':
    'This picture is missing: the program that computes it was loaded but could not be started here.',
  'unavailable.again': 'Try again',
  'unavailable.broken': 'The computation stopped: {detail}. Reload the page to start it again.',
} as const;
