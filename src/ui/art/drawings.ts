import {
  bandPaths,
  type Band,
  lobeCount,
  lobePath,
  LOBES_AT_ONCE,
  rings,
  type RosetteShape,
} from '@/lib/guilloche';

/*
 * Shared line art as SVG files, used as CSS masks so that the page sets the colour; written by `npm
 * run art`.
 */

function pens(outer: number, inner: number, widths: readonly number[]): RosetteShape[] {
  return widths.map((pen) => ({ outer, inner, pen }));
}

function rosetteSvg(rosettes: readonly RosetteShape[], lines: string): string {
  const lobes = `<path id="r0" d="${rosettes.map((rosette) => lobePath(rosette, LOBES_AT_ONCE)).join('')}"/>`;
  const [first] = rosettes;
  const turned = rings(first === undefined ? 1 : lobeCount(first) / LOBES_AT_ONCE).map(
    ({ copies, degrees }, ring) => {
      const uses = Array.from({ length: copies }, (_, copy) => {
        const turn =
          copy === 0 ? '' : ` transform="rotate(${String(Number((copy * degrees).toFixed(2)))})"`;
        return `<use href="#r${String(ring)}"${turn}/>`;
      });
      return { id: `r${String(ring + 1)}`, uses: uses.join('') };
    },
  );
  const whole = turned.reduce(
    (inside, { id, uses }) => `${inside}<g id="${id}">${uses}</g>`,
    lobes,
  );
  const last = `r${String(turned.length)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300"><defs>${whole}</defs><use href="#${last}" fill="none" stroke="#000" ${lines}/></svg>\n`;
}

function bandSvg(band: Band, lines: string): string {
  const waves = bandPaths(band).map((path) => `<path d="${path}"/>`);
  const box = `0 0 ${String(band.width)} ${String(band.height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${String(band.width)}" height="${String(band.height)}"><g fill="none" stroke="#000" ${lines}>${waves.join('')}</g></svg>\n`;
}

const hairline = 'stroke-width=".36" stroke-opacity=".8"';

/** File name to SVG text. */
export const drawings: Readonly<Record<string, string>> = {
  'rosette.svg': rosetteSvg(pens(100, 37, [58, 64, 70, 76, 82]), hairline),
  'rosette-fine.svg': rosetteSvg(pens(92, 29, [50, 54, 58, 62, 66]), hairline),
  'wave-band.svg': bandSvg(
    { width: 1440, height: 200, waves: 14, cycles: [1, 2, 5] },
    'stroke-width="1"',
  ),
};
