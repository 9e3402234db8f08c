import { useComputedColorScheme } from '@mantine/core';
import { oreToKroner, type PaymentMonth, toOre } from '@sponsorat/api';
import { useMemo } from 'react';
import { kroner } from '../../lib/formats.ts';
import { colors } from '../../theme/colors.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartData, ChartOptions } from '../../ui/chart/chart.types.ts';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './texts.ts';

const t = texts.months;
const HEIGHT = 170;
/** How many letters of a month stand under its bar, and under which width there is room for one alone. */
const SHORT = 3;
const NARROW = 420;

/** Each of the three is told from the others, and from its ground, by its lightness too. */
const tones = {
  light: { due: colors.gray[4], paid: colors.green[7], late: colors.red[7] },
  dark: { due: colors.dark[3], paid: colors.green[4], late: colors.red[4] },
} as const;

type MonthBarsProps = { year: number; months: readonly PaymentMonth[]; onMonth: (month: number) => void };

/**
 * What falls due in each month of a year, and how much of it is paid and late. A bar leads to its month's rates. What was
 * paid in the year stands below where that is another sum: Betalt i år is reckoned so.
 */
export const MonthBars = ({ year, months, onMonth }: MonthBarsProps) => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const data = useMemo<ChartData>(() => {
    const { due, paid, late } = tones[scheme];
    const bar = (label: string, key: 'due' | 'paid' | 'late', backgroundColor = '') => ({
      label,
      data: months.map((month) => month[key]),
      backgroundColor,
    });
    return {
      labels: months.map(({ month }) => t.names[month - 1] ?? ''),
      datasets: [
        { ...bar(t.due, 'due', due), stack: 'due', grouped: false, order: 2, barPercentage: 0.95 },
        { ...bar(t.paid, 'paid', paid), stack: 'done', grouped: false, order: 1, barPercentage: 0.6 },
        { ...bar(t.late, 'late', late), stack: 'done', grouped: false, order: 1, barPercentage: 0.6 },
      ],
    };
  }, [months, scheme]);
  const options = useMemo<ChartOptions>(
    () => ({
      interaction: { mode: 'index', intersect: false },
      plugins: { title: { text: t.chart(year) } },
      scales: {
        x: {
          stacked: true,
          ticks: {
            autoSkip: false,
            maxRotation: 0,
            callback(at) {
              return (t.names[Number(at)] ?? '').slice(0, this.chart.width < NARROW ? 1 : SHORT);
            },
          },
        },
        y: { stacked: true, ticks: { maxTicksLimit: 5 } },
      },
      onClick: (_, [bar]) => {
        const month = bar && months[bar.index];
        if (month) onMonth(month.month);
      },
      onHover: ({ native }, [bar]) => {
        if (native?.target instanceof HTMLElement) native.target.style.cursor = bar ? 'pointer' : '';
      },
    }),
    [year, months, onMonth],
  );
  const sumOf = (key: 'paid' | 'paidIn') => months.reduce((sum, month) => sum + toOre(month[key]), 0n);
  const paidIn = sumOf('paidIn');
  return (
    <>
      <Chart type="bar" data={data} options={options} height={HEIGHT} />
      {paidIn !== sumOf('paid') && <Soft>{t.paidIn(year, kroner(oreToKroner(paidIn)))}</Soft>}
    </>
  );
};
