// A course with its pages at the root of the site, made of three packages.
export default {
  title: 'Attention, a course',
  url: 'https://your-site.example',
  baseUrl: '/courses/attention/',
  onBrokenLinks: 'throw',
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: undefined }]],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'Attention, a course' } },
};
