// Pages are written as files, for a host that serves them below a path.
import adapter from '@sveltejs/adapter-static';

export default { kit: { adapter: adapter(), paths: { base: '/courses/attention' } } };
