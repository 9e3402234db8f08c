import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './Pagination.module.css';

const BUTTONS = 3;
const look = {
  variant: 'default',
  size: 'compact-md',
  h: 30,
  miw: 30,
  px: 6,
  fz: 'sm',
  fw: 400,
  className: `tabular ${classes.page}`,
} as const;

/** The pages that have a button: three around the current one, fewer where there are fewer. */
export const pageButtons = (page: number, totalPages: number): number[] => {
  const count = Math.min(BUTTONS, totalPages);
  const first = Math.min(Math.max(1, page - 1), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
};

export type PaginationProps = { page: number; totalPages: number; onChange: (page: number) => void };

type StepProps = {
  label: string;
  to: number;
  current: number;
  last: number;
  go: (page: number) => void;
  children: ReactNode;
};

// Not `disabled`: the button that was just pressed would lose the focus on arriving at the end.
const Step = ({ label, to, current, last, go, children }: StepProps) => {
  const isOff = to < 1 || to > last || to === current;
  return (
    <Button {...look} aria-label={label} aria-disabled={isOff || undefined} onClick={() => !isOff && go(to)}>
      {children}
    </Button>
  );
};

/** First, previous, three pages, next, last. */
export const Pagination = ({ page, totalPages, onChange }: PaginationProps) => {
  const { paging } = texts;
  const step = { current: page, last: totalPages, go: onChange };
  const icon = { size: 16, stroke: 2, 'aria-hidden': true } as const;
  return (
    <Group renderRoot={(props) => <nav {...props} />} gap={5} aria-label={paging.nav} className="screen-only">
      <Step {...step} label={paging.first} to={1}>
        <IconChevronsLeft {...icon} />
      </Step>
      <Step {...step} label={paging.previous} to={page - 1}>
        <IconChevronLeft {...icon} />
      </Step>
      {pageButtons(page, totalPages).map((number) => (
        <Button
          key={number}
          {...look}
          {...(number === page && { variant: 'filled', fw: 650 })}
          aria-label={paging.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => number !== page && onChange(number)}
        >
          {number}
        </Button>
      ))}
      <Step {...step} label={paging.next} to={page + 1}>
        <IconChevronRight {...icon} />
      </Step>
      <Step {...step} label={paging.last} to={totalPages}>
        <IconChevronsRight {...icon} />
      </Step>
    </Group>
  );
};
