import { useReducedMotion } from '@mantine/hooks';
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { theme } from '../../theme/theme.ts';
import type { ChartData, ChartOptions, ChartType } from './chart.types.ts';
import { optionsFor } from './chartOptions.ts';
import type { Scheme } from './palette.ts';

ChartJs.register(LineController, PieController, DoughnutController, BarController);
ChartJs.register(ArcElement, BarElement, LineElement, PointElement, CategoryScale, LinearScale, Tooltip);
ChartJs.defaults.locale = 'da-DK';
ChartJs.defaults.font.family = theme.fontFamily ?? '';
ChartJs.defaults.font.size = 13;
ChartJs.defaults.elements.bar.borderRadius = 3;
ChartJs.defaults.elements.arc.hoverOffset = 4;
// Chart.js would make what is pointed at gaudier than its entry in the legend.
ChartJs.defaults.hoverBackgroundColor = (_, { backgroundColor }) => backgroundColor;
ChartJs.defaults.hoverBorderColor = (_, { borderColor }) => borderColor;

type ChartInstance = ChartJs<ChartType, (number | null)[], string>;

export type ChartCanvasProps = {
  type: ChartType;
  data: ChartData;
  options: ChartOptions | undefined;
  scheme: Scheme;
  id: string | undefined;
  name: string;
};

/** Draws a chart. Whoever needs one takes `Chart`, which loads this with its library when there is one to draw. */
export const ChartCanvas = ({ type, data, options, scheme, id, name }: ChartCanvasProps) => {
  const chart = useRef<ChartInstance | null | undefined>(null);
  const still = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const all = useMemo(() => optionsFor(type, options, { scheme, still }), [type, options, scheme, still]);

  // React-chartjs-2 only adds to what was there: an option or a dataset's property that is gone would stay.
  useLayoutEffect(() => {
    const drawn = chart.current;
    if (!drawn) return;
    drawn.options = { ...all };
    for (const dataset of drawn.data.datasets) {
      const next = data.datasets.find(({ label }) => label === dataset.label) ?? {};
      for (const key of Object.keys(dataset)) if (!(key in next)) Reflect.deleteProperty(dataset, key);
    }
  }, [all, data]);

  // What was drawn before the font had come is drawn in another one.
  useEffect(() => {
    void document.fonts.ready.then(() => chart.current?.update('none'));
  }, []);

  return <Canvas key={type} ref={chart} id={id} aria-label={name} type={type} data={data} options={all} />;
};
