#!/usr/bin/env node
// Follows, without a network, every link, image, anchor and path of the tree that the documents and the built page name: links.mjs [ROOT]
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenLinks } from './links/check.mjs';

const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
const { files, followed, broken } = brokenLinks(root);
for (const line of broken) console.log(line);
console.log(`${files} files, ${followed} links and paths, ${broken.length} broken`);
if (broken.length > 0 || followed === 0) process.exitCode = 1;
