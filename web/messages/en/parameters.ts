// The parameters, as a reader knows them: labels of controls and names in refusals.

export const parameterNames = {
  'parameter.seed': 'Seed',
  'parameter.samples': 'Samples',
  'parameter.keys': 'Keys',
  'parameter.dimensions': 'Grid of dₖ',
  'parameter.focus': 'dₖ in focus',
  'parameter.dimension': 'dₖ',
  'parameter.draw': 'Draw',
  'parameter.example': 'Example',
  'parameter.inputs': 'Inputs',
  'parameter.printed': 'Printed figures',
  'parameter.rule': 'Scale rule',
  'parameter.exponent': 'Exponent p',
  'parameter.constant': 'Constant c',
  'parameter.shown': 'Rules shown',
} as const;
