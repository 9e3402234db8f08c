import { Box, Group, Stack, Text, useComputedColorScheme } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import figures from '../FigureTable.module.css';
import classes from './Chart.module.css';
import { type ChartData, type ChartOptions, type ChartType, checkedType, isRound } from './chart.types.ts';
import type { LegendEntry } from './colors.ts';
import { colorData, legendOf } from './colors.ts';
import type { FigureTable } from './figures.ts';
import { nameOf, tableOf, titleOf } from './figures.ts';
import { texts } from './texts.ts';

/** The figures of a chart for those who do not see it. `caption` is the chart's name. */
const ChartTable = ({ caption, table }: { caption: string; table: FigureTable }) => (
  <table className={figures.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <td />
        {table.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ index, label, cells }) => (
        <tr key={index}>
          <th scope="row">{label}</th>
          {table.columns.map((column, at) => (
            <td key={column}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** What the colours stand for. Who cannot see them reads the table. */
const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <Group
    component="ul"
    className={`plain ${classes.legend}`}
    align="stretch"
    gap="7px 18px"
    fz="sm"
    lh={1.35}
    aria-hidden
  >
    {entries.map(({ index, label, color, dash, share }) => (
      <Group component="li" key={index} gap={8} align="baseline" wrap="nowrap" miw={0}>
        <svg
          width={dash ? 24 : 12}
          height={12}
          viewBox={dash ? '0 0 24 12' : '0 0 12 12'}
          style={{ flex: 'none', overflow: 'visible', transform: 'translateY(1px)' }}
          aria-hidden
        >
          {dash ? (
            <line x2={24} y1={6} y2={6} stroke={color} strokeWidth={3} strokeDasharray={dash.join(' ')} />
          ) : (
            <rect width={12} height={12} rx={2} fill={color} />
          )}
        </svg>
        <Box component="span" miw={0} className="anywhere">
          {label}
        </Box>
        {share && (
          <Box component="span" ml="auto" pl={8} c="dimmed" className="amount">
            {share}
          </Box>
        )}
      </Group>
    ))}
  </Group>
);

// The library that draws is larger than most pages: it comes when there is something to draw.
const ChartCanvas = lazy(() => import('./ChartCanvas.tsx').then((module) => ({ default: module.ChartCanvas })));

export type ChartProps = {
  /** Any other than the four throws. */
  type?: ChartType;
  /** Drawn anew as another object, not when changed in index. Datasets without colours get the theme's. */
  data: ChartData;
  /**
   * Chart.js's own, over the theme's. Title and legend stand outside the picture: of the title its `text` and
   * `display` count, and it names the chart for screen readers also where it is not shown; of the legend `display`.
   */
  options?: ChartOptions;
  /** Of the chart with its legend, in pixels or as CSS writes it; 'auto' is all the width there is. */
  width?: number | string;
  /** Of the picture, in pixels or as CSS writes it; 'auto' follows its width. */
  height?: number | string;
  /** The id of the canvas, by which the drawn chart is reached: Chart.js's `Chart.getChart(refKey)`. */
  refKey?: string;
  className?: string;
};

/** A chart in the theme's look, with a legend and, for those who do not see it, its figures as a table. */
export const Chart = ({
  type = 'line',
  data,
  options,
  width = 'auto',
  height = 'auto',
  refKey,
  className = '',
}: ChartProps) => {
  const kind = checkedType(type);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const drawn = useMemo(() => colorData(kind, data, scheme), [kind, data, scheme]);
  const name = nameOf(kind, data, options);
  const table = <ChartTable caption={name} table={tableOf(kind, data)} />;
  const legend = options?.plugins?.legend?.display === false ? [] : legendOf(kind, drawn);
  return (
    <Box className={`measure ${className}`} pos="relative" w={width} maw="100%">
      <CatchBoundary
        getResetKey={() => kind}
        errorComponent={() => (
          <>
            <Text c="dimmed" mb="xs">
              {texts.failed}
            </Text>
            {table}
          </>
        )}
      >
        {options?.plugins?.title?.display && (
          <Text fw={600} mb={8} aria-hidden>
            {titleOf(options)}
          </Text>
        )}
        <Stack gap="sm" className={classes.parts ?? ''} data-round={isRound(kind) || undefined}>
          <div className={classes.picture} style={{ height }} data-auto={height === 'auto' || undefined}>
            <Suspense fallback={<div className={classes.waiting} />}>
              <ChartCanvas type={kind} data={drawn} options={options} scheme={scheme} id={refKey} name={name} />
            </Suspense>
          </div>
          {legend.length > 0 && <ChartLegend entries={legend} />}
        </Stack>
        <div className="unseen">{table}</div>
      </CatchBoundary>
    </Box>
  );
};
