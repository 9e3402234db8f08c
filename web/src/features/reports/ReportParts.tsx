import { isOfNothing, type ReportChart, type ReportContent } from '@sponsorat/api';
import { useMemo } from 'react';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartOptions } from '../../ui/chart/chart.types.ts';
import { Section } from '../../ui/Section.tsx';
import { ReportTable } from './ReportTable.tsx';
import classes from './reports.module.css';

const HEIGHT = 220;
/** So many letters stand under a bar. */
const LINE = 12;

/** A label in the lines that stand under a bar, where it would slant: "Midt- og", "Vestjylland". */
const inLines = (label: string): string[] => {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

/** A chart as the report has it; its values stand in the table below it. */
const Picture = ({ chart: { type, title, labels, series } }: { chart: ReportChart }) => {
  const data = useMemo(
    () => ({ labels, datasets: series.map(({ name, values }) => ({ label: name, data: values })) }),
    [labels, series],
  );
  const options = useMemo<ChartOptions>(
    () => ({
      plugins: { title: { text: title }, legend: { display: series.length > 1 || type === 'doughnut' } },
      ...(type === 'bar' && {
        scales: { x: { ticks: { maxRotation: 0, callback: (_value, at) => inLines(labels[at] ?? '') } } },
      }),
    }),
    [title, series.length, type, labels],
  );
  return (
    <div className={classes.chart}>
      <Chart type={type} data={data} options={options} height={HEIGHT} />
    </div>
  );
};

type ReportPartsProps = Pick<ReportContent, 'tables' | 'charts'>;

/** The tables of a report, each below its chart where it has one. */
export const ReportParts = ({ tables, charts }: ReportPartsProps) => (
  <div className={classes.parts}>
    {tables.map((table) => (
      <Section key={table.key} anchor={table.key} title={table.title}>
        {charts
          .filter((chart) => chart.title === table.title && !isOfNothing(chart))
          .map((chart) => (
            <Picture key={chart.title} chart={chart} />
          ))}
        <ReportTable table={table} />
      </Section>
    ))}
  </div>
);
