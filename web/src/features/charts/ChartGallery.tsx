import { Chart } from '../../ui/chart/Chart.tsx';
import { chartTypes, isRound } from '../../ui/chart/chart.types.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './ChartGallery.module.css';
import { ChartPlayground } from './ChartPlayground.tsx';
import { categoryFigures, monthsOf, titled } from './examples.ts';
import { texts } from './texts.ts';

const words = texts.examples;
const monthFigures = monthsOf(12, 2, 0);
const byCategory = titled(words.agreements);
const byMonth = titled(words.months);

/** Every chart there is, and one to play with. It stands in no menu. */
export const ChartGallery = () => (
  <Page title={texts.title} subtitle={texts.subtitle}>
    <Section title={words.title}>
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
  </Page>
);
