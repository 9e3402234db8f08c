import type { Contract } from '@sponsorat/api';
import { Lines } from '../../ui/Skeleton.tsx';
import classes from './payments.module.css';

/** As tall as an agreement's rates with their payments, of which the agreement itself knows whether there are some. */
export const RatesSkeleton = ({ rates }: Pick<Contract, 'rates'>) => (
  <>
    {rates.map(({ id, paid }) => (
      <div key={id} className={classes.awaited} data-paid={paid > 0 || undefined}>
        <Lines count={1} />
      </div>
    ))}
    {rates.length === 0 && <Lines />}
  </>
);
