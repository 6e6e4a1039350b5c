// What <dk-arrows> keeps in links: the two arrows, how many coordinates a head has, and which draw gives the further ones.
import { decimal, integer } from '../../schema/parameter.ts';
import { parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** The plane shows so much to each side. */
export const most = 3;

/** Coordinates of the arrows themselves, and of the widest head. */
export const inPlane = 2;
const mostCoordinates = 256;

export const arrowsParameters = selection({
  queryAcross: decimal(-most, most, { key: 'qx', initial: 2.5, doc: 'The first coordinate of q.' }),
  queryUp: decimal(-most, most, { key: 'qy', initial: 1, doc: 'The second coordinate of q.' }),
  keyAcross: decimal(-most, most, { key: 'kx', initial: 1, doc: 'The first coordinate of k.' }),
  keyUp: decimal(-most, most, { key: 'ky', initial: 2, doc: 'The second coordinate of k.' }),
  dimension: integer(inPlane, mostCoordinates, {
    key: 'd',
    initial: 64,
    unit: 'coordinates',
    doc: 'How many coordinates a head has.',
    control: { stops: powersOfTwo(inPlane, mostCoordinates) },
  }),
  seed: parameters.seed,
  draw: { ...parameters.draw, doc: 'Which draw of the seed gives the coordinates after the second.' },
});
