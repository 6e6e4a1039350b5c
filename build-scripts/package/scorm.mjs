// Packages for learning platforms by SCORM 1.2: a zip of the lesson or of one chapter as a single file, which tells the platform how the
// reader gets on, with the manifest that names it, the schemas that describe the manifest, the licence and the notices of others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded } from '../links/html.mjs';
import { zip } from './zip.mjs';

const page = 'sqrt-dk.html';

/** Names of schemas with the files that ADL and IMS publish for them; ims_xml.xsd is what two of these lean on. */
const schemas = {
  'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
  'http://www.imsglobal.org/xsd/imsmd_rootv1p2p1': 'imsmd_rootv1p2p1.xsd',
  'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
};
const folder = join(import.meta.dirname, 'scorm-1.2');

/** What an archive is called: sqrt-dk-scorm.zip has the whole lesson, sqrt-dk-scorm-gradient-de.zip a chapter in German. */
export const archiveName = ({ language = 'en', chapter }) =>
  `${['sqrt-dk-scorm', ...marks({ language, chapter })].join('-')}.zip`;

const marks = ({ language, chapter }) => [
  ...(chapter === undefined ? [] : [chapter]),
  ...(language === 'en' ? [] : [language]),
];

/** The bytes of the zip. `lesson`: the page, which says its title and description itself; `chapter`: the one that it has, where it has one. */
export function scormPackage({ own, lesson, licence, notices, language = 'en', chapter }) {
  const files = new Map([
    [page, lesson],
    ['LICENSE.txt', licence],
    ['THIRD-PARTY-NOTICES.txt', notices],
  ]);
  const schemaFiles = readdirSync(folder).sort();
  const described = {
    name: [own.name, ...marks({ language, chapter })].join('-'),
    version: own.version,
    language,
    title: said(lesson, /<title>([^<]*)<\/title>/),
    description: said(lesson, /<meta name="description" content="([^"]*)"/),
  };
  // Some platforms look at the first entry alone to know what they have. Schemas lie beside the manifest and belong to no lesson.
  return zip(
    new Map([
      ['imsmanifest.xml', manifest(described, [...files.keys()])],
      ...schemaFiles.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
      ...files,
    ]),
  );
}

/** What a page says of itself in its head, without its entities. throws  Error where it says nothing */
function said(lesson, pattern) {
  const text = pattern.exec(lesson)?.[1];
  if (!text) throw new Error(`the page of the package has nothing like ${pattern}`);
  return decoded(text);
}

/**
 * imsmanifest.xml. No adlcp:masteryscore: with one, platforms put passed or failed in place of completed, and what is enough is
 * the course's affair.
 */
export function manifest({ name, version, title, description, language = 'en' }, files) {
  const [content, metadata, adl] = Object.keys(schemas);
  const locations = Object.entries(schemas).flat().join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${name}" version="${escaped(version)}" xmlns="${content}" xmlns:adlcp="${adl}"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${locations}">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <lom xmlns="${metadata}">
      <general>
        <title>
          <langstring xml:lang="${language}">${escaped(title)}</langstring>
        </title>
        <language>${language}</language>
        <description>
          <langstring xml:lang="${language}">${escaped(description)}</langstring>
        </description>
      </general>
      <lifecycle>
        <version>
          <langstring xml:lang="x-none">${escaped(version)}</langstring>
        </version>
      </lifecycle>
    </lom>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="lesson-page" isvisible="true">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="lesson-page" type="webcontent" adlcp:scormtype="sco" href="${page}">
${files.map((file) => `      <file href="${escaped(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
