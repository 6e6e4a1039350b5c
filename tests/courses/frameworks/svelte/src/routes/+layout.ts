// Every page is written as a file.
export const prerender = true;
