import { figureText, isOfNothing, numberText, type ReportChart } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { inFonts } from '../../contracts/pdf/fonts.ts';
import { colors, contentWidth, figure, label, sizes } from '../../contracts/pdf/layout.ts';

/** From dark to light, so that they are told apart without colours too. */
const shades = ['#0f566b', '#7fb0bd', '#3b8296', '#cfe2e7', '#1b2a30', '#a5a5a5', '#e9e4da'];
const shadeAt = (at: number): string => shades[at % shades.length] ?? colors.fjord;

const kroner = (value: number): string => figureText(value, 'kr.');
const swatch = (color: string): Block => ({
  width: 10,
  canvas: [{ type: 'rect', x: 0, y: 2, w: 8, h: 8, color, lineColor: colors.muted, lineWidth: 0.4 }],
});

const legend = (names: readonly string[]): Block => ({
  columns: names.flatMap((name, at): Block[] => [swatch(shadeAt(at)), { width: 70, ...label(name) }]),
  columnGap: 4,
  margin: [0, 0, 0, 4],
});

const barLabel = 110;
const barValue = 95;
const barWidth = contentWidth - barLabel - barValue - 16;

/** A bar a label and series, with its value beside it. */
const bars = ({ labels, series }: ReportChart): Block[] => {
  const largest = Math.max(1, ...series.flatMap(({ values }) => values));
  const rows = labels.map(
    (name, at): Block => ({
      stack: series.map(({ values }, row): Block => {
        const value = values[at] ?? 0;
        const w = Math.max(0, (barWidth * value) / largest);
        return {
          columns: [
            { width: barLabel, ...(row === 0 ? { text: inFonts(name), fontSize: sizes.small } : { text: '' }) },
            {
              width: barWidth,
              canvas: [
                { type: 'line', x1: 0, y1: 0, x2: 0, y2: 11, lineWidth: 0.6, lineColor: colors.muted },
                { type: 'rect', x: 0, y: 1.5, w, h: 8, color: shadeAt(row) },
              ],
            },
            { width: barValue, ...figure(kroner(value)), fontSize: sizes.small },
          ],
          columnGap: 8,
        };
      }),
      unbreakable: true,
      margin: [0, 0, 0, series.length > 1 ? 3 : 0],
    }),
  );
  return [...(series.length > 1 ? [legend(series.map(({ name }) => name))] : []), ...rows];
};

const lineHeight = 110;

/** A line over its labels, each of which has its value below it. */
const line = ({ labels, series }: ReportChart): Block[] => {
  const values = series[0]?.values ?? [];
  const largest = Math.max(1, ...values);
  const step = contentWidth / Math.max(1, labels.length);
  const points = values.map((value, at) => ({
    x: step * (at + 0.5),
    y: lineHeight - 6 - ((lineHeight - 14) * Math.max(0, value)) / largest,
  }));
  const grid = [0, 0.5, 1].map((part) => {
    const y = lineHeight - 6 - (lineHeight - 14) * part;
    return { type: 'line', x1: 0, y1: y, x2: contentWidth, y2: y, lineWidth: 0.5, lineColor: colors.hairline };
  });
  const dots = points.map(({ x, y }) => ({ type: 'ellipse', x, y, r1: 3, r2: 3, color: colors.fjord }));
  return [
    { canvas: [...grid, { type: 'polyline', lineWidth: 1.6, lineColor: colors.fjord, points }, ...dots] },
    {
      columns: labels.map((name, at) => ({
        width: step,
        alignment: 'center' as const,
        stack: [
          { text: name, bold: true },
          { text: kroner(values[at] ?? 0), fontSize: sizes.small },
        ],
      })),
      columnGap: 0,
    },
  ];
};

const radius = 58;
const hole = 30;

const pointAt = (part: number, r: number) => {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  return { x: radius + r * Math.cos(angle), y: radius + r * Math.sin(angle) };
};

/** So many corners a whole round has: none of them is seen. */
const CORNERS = 180;

/** A part of the ring, out along its rim and back along its hole. A path would stand at the corner of the page. */
const slice = (from: number, to: number) => {
  const steps = Math.max(1, Math.ceil((to - from) * CORNERS));
  const parts = Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
  return [...parts.map((part) => pointAt(part, radius)), ...parts.toReversed().map((part) => pointAt(part, hole))];
};

/** The parts of a whole as a ring, beside what each of them is. */
const doughnut = ({ labels, series }: ReportChart): Block[] => {
  const values = series[0]?.values ?? [];
  const sum = values.reduce((one, other) => one + other, 0);
  let begun = 0;
  const slices = values.map((value, at) => {
    const from = begun;
    begun += sum > 0 ? value / sum : 0;
    return {
      type: 'polyline',
      closePath: true,
      points: slice(from, begun),
      color: shadeAt(at),
      lineColor: '#ffffff',
      lineWidth: 1,
    };
  });
  const share = (value: number) => `${numberText(sum > 0 ? (100 * value) / sum : 0, 1)} %`;
  return [
    {
      columns: [
        { width: 2 * radius + 24, canvas: slices.filter((_, at) => (values[at] ?? 0) > 0) },
        {
          width: contentWidth - 2 * radius - 48,
          stack: labels.map((name, at) => ({
            columns: [
              swatch(shadeAt(at)),
              { width: 140, text: inFonts(name) },
              { width: 90, ...figure(kroner(values[at] ?? 0)) },
              { width: 45, ...figure(share(values[at] ?? 0)) },
            ],
            columnGap: 4,
          })),
        },
      ],
      columnGap: 24,
    },
  ];
};

const drawn = { bar: bars, line, doughnut };

/** A chart as vectors, with its values in words: it reads without colours and without its table. Of nothing, none. */
export const chartBlocks = (chart: ReportChart): Block[] => (isOfNothing(chart) ? [] : drawn[chart.type](chart));
