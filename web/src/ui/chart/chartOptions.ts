import type { TooltipItem } from 'chart.js';
import { merge } from 'chart.js/helpers';
import { colors } from '../../theme/colors.ts';
import { type ChartOptions, type ChartType, isRound } from './chart.types.ts';
import { shareOf } from './figures.ts';
import type { Scheme } from './palette.ts';

const { gray, dark } = colors;
const looks = {
  light: { text: gray[7], line: gray[2], tip: gray[9], tipText: '#ffffff' },
  dark: { text: dark[1], line: dark[4], tip: dark[0], tipText: dark[9] },
};

const withShare = ({ dataset, dataIndex, formattedValue }: TooltipItem<ChartType>): string => {
  const values = dataset.data.map((value) => (typeof value === 'number' ? value : null));
  const said = `${formattedValue} (${shareOf(values[dataIndex] ?? null, values)})`;
  return dataset.label ? `${dataset.label}: ${said}` : said;
};

const axes = ({ text, line }: (typeof looks)[Scheme]): NonNullable<ChartOptions['scales']> => ({
  x: { grid: { display: false }, border: { color: line }, ticks: { color: text, autoSkipPadding: 12 } },
  y: { beginAtZero: true, grid: { color: line }, border: { display: false }, ticks: { color: text, padding: 6 } },
});

/** A chart's options in the scheme's colours, with what the caller asks for over them. `still`: without any motion. */
export const optionsFor = (
  type: ChartType,
  options: ChartOptions | undefined,
  { scheme, still }: { scheme: Scheme; still: boolean },
): ChartOptions => {
  const look = looks[scheme];
  const own: ChartOptions = {
    responsive: true,
    // The box around it has the size that was asked for.
    maintainAspectRatio: false,
    animation: { duration: 400 },
    color: look.text,
    borderColor: look.line,
    plugins: {
      tooltip: {
        backgroundColor: look.tip,
        titleColor: look.tipText,
        bodyColor: look.tipText,
        multiKeyBackground: 'transparent',
        padding: 10,
        cornerRadius: 5,
        boxPadding: 5,
        callbacks: isRound(type) ? { label: withShare } : {},
      },
    },
    scales: isRound(type) ? {} : axes(look),
  };
  const all = merge<ChartOptions, ChartOptions, ChartOptions>({}, [own, options ?? {}]);
  return still ? { ...all, animation: false } : all;
};
