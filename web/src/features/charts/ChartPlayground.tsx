import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Chart as ChartJs } from 'chart.js';
import { useMemo, useState } from 'react';
import { Chart } from '../../ui/chart/Chart.tsx';
import { type ChartOptions, type ChartType, chartTypes } from '../../ui/chart/chart.types.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './ChartGallery.module.css';
import { monthsOf, sizeOf } from './examples.ts';
import { texts } from './texts.ts';

const t = texts.play;
const REF_KEY = 'playground';
const offered = [...chartTypes, 'radar'] as const;

const saveAsPicture = () => {
  const link = document.createElement('a');
  link.href = ChartJs.getChart(REF_KEY)?.toBase64Image() ?? '';
  link.download = `${REF_KEY}.png`;
  link.click();
};

const Refused = ({ error }: ErrorComponentProps) => (
  <div role="alert">
    <strong>{t.refused}</strong>
    <p className={classes.refused}>{String(error)}</p>
  </div>
);

/** One chart whose inputs are all there to change, with a type among them that is refused. */
export const ChartPlayground = () => {
  const [type, setType] = useState<string>('line');
  const [size, setSize] = useState({ width: 'auto', height: '280' });
  const [shown, setShown] = useState({ titled: false, legend: true, second: true, horizontal: false });
  const [count, setCount] = useState(6);
  const [turn, setTurn] = useState(0);
  const data = useMemo(() => monthsOf(count, shown.second ? 2 : 1, turn), [count, shown.second, turn]);
  const options = useMemo<ChartOptions>(() => {
    const plugins = { title: { text: t.name, display: shown.titled }, legend: { display: shown.legend } };
    return shown.horizontal ? { plugins, indexAxis: 'y' } : { plugins };
  }, [shown]);
  return (
    <Section title={t.title}>
      <div className={classes.controls}>
        <NativeSelect
          label={t.type}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
          data={offered.map((value) => ({ value, label: texts.types[value] }))}
        />
        {(['width', 'height'] as const).map((side) => (
          <TextInput
            key={side}
            label={t[side]}
            title={t.sizeHelp}
            value={size[side]}
            onChange={(event) => setSize({ ...size, [side]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.controls}>
        {(['titled', 'legend', 'second', 'horizontal'] as const).map((key) => (
          <Switch
            key={key}
            label={t[key]}
            checked={shown[key]}
            onChange={(event) => setShown({ ...shown, [key]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <div className={classes.controls}>
        <Button variant="default" onClick={() => setTurn(turn + 1)}>
          {t.shuffle}
        </Button>
        <Button variant="default" disabled={count === texts.months.length} onClick={() => setCount(count + 1)}>
          {t.add}
        </Button>
        <Button variant="default" disabled={count === 1} onClick={() => setCount(count - 1)}>
          {t.remove}
        </Button>
        <Button variant="default" onClick={saveAsPicture}>
          {t.save}
        </Button>
      </div>
      <CatchBoundary getResetKey={() => type} errorComponent={Refused}>
        <Chart
          type={type as ChartType}
          data={data}
          options={options}
          width={sizeOf(size.width)}
          height={sizeOf(size.height)}
          refKey={REF_KEY}
          className={classes.played ?? ''}
        />
      </CatchBoundary>
    </Section>
  );
};
