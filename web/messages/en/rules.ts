// The scale rules: how a reader knows each, as a divisor and in a sentence.

export const rules = {
  'rule.none': 'no scaling',
  'rule.sqrt': '÷ √dₖ',
  'rule.linear': '÷ dₖ',
  'rule.log': '÷ ln dₖ',
  'rule.power': '÷ dₖᵖ',
  'rule.constant': '÷ c',
  'rule.power.filled': '÷ dₖ^{value}',
  'rule.constant.filled': '÷ {value}',
} as const;
