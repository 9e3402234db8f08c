import { Box } from '@mantine/core';
import { isOfNothing, type ReportChart, type ReportContent } from '@sponsorat/api';
import { useMemo } from 'react';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartOptions } from '../../ui/chart/chart.types.ts';
import { Section } from '../../ui/Section.tsx';
import { ReportTable } from './ReportTable.tsx';
import classes from './reports.module.css';

const HEIGHT = 220;
/** The room of a bar that lies beside its name. */
const LINE = 36;
/** A longer name has no room under a bar. */
const SHORT = 8;

/** Bars beside their names. */
const lying = {
  indexAxis: 'y',
  scales: {
    x: { grid: { display: true }, ticks: { maxRotation: 0, maxTicksLimit: 6 } },
    y: { grid: { display: false }, ticks: { crossAlign: 'far' } },
  },
} satisfies ChartOptions;

/** A chart as the report has it; its values stand in the table below it. */
const Picture = ({ chart: { type, title, labels, series } }: { chart: ReportChart }) => {
  const data = useMemo(
    () => ({ labels, datasets: series.map(({ name, values }) => ({ label: name, data: values })) }),
    [labels, series],
  );
  const lies = type === 'bar' && labels.some((name) => name.length > SHORT);
  const options = useMemo<ChartOptions>(
    () => ({
      plugins: { title: { text: title }, legend: { display: series.length > 1 || type === 'doughnut' } },
      ...(lies && lying),
    }),
    [title, series.length, type, lies],
  );
  return (
    <Box mb="md">
      <Chart
        type={type}
        data={data}
        options={options}
        height={lies ? Math.max(HEIGHT, LINE * labels.length) : HEIGHT}
      />
    </Box>
  );
};

type ReportPartsProps = Pick<ReportContent, 'tables' | 'charts'>;

/** The tables of a report, each below its chart where it has one. */
export const ReportParts = ({ tables, charts }: ReportPartsProps) => (
  <div className={classes.parts}>
    {tables.map((table) => {
      const chart = charts.find((one) => one.title === table.title && !isOfNothing(one));
      return (
        <Section key={table.key} anchor={table.key} title={table.title}>
          {chart && <Picture chart={chart} />}
          <ReportTable table={table} isCharted={chart !== undefined} />
        </Section>
      );
    })}
  </div>
);
