// Pages are written as files, for a host that serves them below a path.
import type { NextConfig } from 'next';

const config: NextConfig = { output: 'export', basePath: '/courses/attention', trailingSlash: true };
export default config;
