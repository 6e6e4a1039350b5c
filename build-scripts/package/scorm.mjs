// The lesson as a package for learning platforms by SCORM 1.2: a zip of the single file, which tells the platform how the reader gets on,
// with the manifest that names it, the licence and the notices of others.
import { zip } from './zip.mjs';

const page = 'sqrt-dk.html';
const title = 'Why does attention divide its scores by √dₖ?';

/** Names of schemas with the files that ADL publishes for them. */
const schemas = {
  'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
  'http://www.imsglobal.org/xsd/imsmd_rootv1p2p1': 'imsmd_rootv1p2p1.xsd',
  'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
};

/** The bytes of the zip. */
export function scormPackage({ own, lesson, licence, notices }) {
  const files = new Map([
    [page, lesson],
    ['LICENSE.txt', licence],
    ['THIRD-PARTY-NOTICES.txt', notices],
  ]);
  // Some platforms look at the first entry alone to know what they have.
  return zip(new Map([['imsmanifest.xml', manifest(own, [...files.keys()])], ...files]));
}

/**
 * imsmanifest.xml. No adlcp:masteryscore: with one, platforms put passed or failed in place of completed, and what is enough is
 * the course's affair.
 */
export function manifest({ name, version, description }, files) {
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
          <langstring xml:lang="en">${escaped(title)}</langstring>
        </title>
        <language>en</language>
        <description>
          <langstring xml:lang="en">${escaped(description)}</langstring>
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
