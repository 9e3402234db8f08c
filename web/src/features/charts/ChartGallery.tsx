import { Title } from '@mantine/core';
import { Chart } from '../../ui/chart/Chart.tsx';
import { chartTypes, isRound } from '../../ui/chart/chart.types.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './ChartGallery.module.css';
import { ChartPlayground } from './ChartPlayground.tsx';
import { categoryFigures, monthsOf, titled } from './examples.ts';
import { texts } from './texts.ts';

const t = texts.examples;
const monthFigures = monthsOf(12, 2, 0);
const byCategory = titled(t.agreements);
const byMonth = titled(t.months);

/** Every chart there is, and one to play with. A page for developers, which only the development server has. */
export const ChartGallery = () => (
  <main className={classes.page}>
    <Title order={1}>{texts.title}</Title>
    <p>{texts.subtitle}</p>
    <Section title={t.title}>
      <div className={classes.examples}>
        {chartTypes.map((type) => (
          <div key={type} className={classes.example}>
            <h3 className={classes.name}>{texts.types[type]}</h3>
            <Chart
              type={type}
              data={isRound(type) ? categoryFigures : monthFigures}
              options={isRound(type) ? byCategory : byMonth}
              height={240}
            />
          </div>
        ))}
      </div>
    </Section>
    <ChartPlayground />
  </main>
);
