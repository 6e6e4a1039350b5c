// House rules for style sheets.
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'custom-property-pattern': '^dk-[a-z0-9-]+$',
    'declaration-no-important': true,
    // Parts of an element are told apart by class; the order follows the reading, not the weight of selectors.
    'no-descending-specificity': null,
  },
};
