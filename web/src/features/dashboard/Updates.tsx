import { Stack } from '@mantine/core';
import { hasRole } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CreateLink } from '../../ui/links.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines, Skeleton } from '../../ui/Skeleton.tsx';
import { updatesQuery } from './dashboard.queries.ts';
import { texts } from './texts.ts';
import classes from './UpdateSlide.module.css';

const UpdateCarousel = lazy(() =>
  import('./UpdateCarousel.tsx').then((module) => ({ default: module.UpdateCarousel })),
);

const t = texts.updates;

const waiting = (
  <div className="measure">
    <div className={classes.waiting}>
      {['first', 'second', 'third'].map((slide) => (
        <Stack key={slide} gap={0} px={20} pt="md" pb={18} className="card">
          <Skeleton width="70%" height={16} />
          <Lines count={7} />
        </Stack>
      ))}
    </div>
  </div>
);

const None = () => {
  const mayWrite = hasRole(useUser().roles, 'Admin');
  return (
    <Card>
      <EmptyState
        compact
        hint={mayWrite ? t.noneYet : t.none}
        action={
          mayWrite && (
            <CreateLink to="/settings/updates/$id" params={{ id: 'create' }} variant="default">
              {t.create}
            </CreateLink>
          )
        }
      />
    </Card>
  );
};

/** 'Opdateringer': what the bank tells its staff, in a carousel. */
export const Updates = () => {
  const query = useQuery(updatesQuery);
  const frame = (
    <Section bare title={t.title}>
      <Block query={query} skeleton={waiting}>
        {(updates) => (updates.length === 0 ? <None /> : <div aria-hidden>{waiting}</div>)}
      </Block>
    </Section>
  );
  if (!query.data?.length) return frame;
  return (
    <Suspense fallback={frame}>
      <UpdateCarousel query={query} />
    </Suspense>
  );
};
