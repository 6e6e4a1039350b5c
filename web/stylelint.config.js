// House rules for style sheets.
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'custom-property-pattern': '^dk-[a-z0-9-]+$',
    'declaration-no-important': true,
  },
};
