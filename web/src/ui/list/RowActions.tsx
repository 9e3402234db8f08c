import { Box, Button, type ButtonProps, Group, Text } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './RowActions.module.css';

export type RowActionsProps = {
  children?: ReactNode;
  edit?: ReactNode;
  /** `false` for a row that has none: its place is kept, so that the others stand under each other. */
  menu?: ReactNode;
};

/** What can be done with a row: Rediger, what else there is, and its menu, with Slet last. */
export const RowActions = ({ edit, children, menu }: RowActionsProps) => (
  <Group display="inline-flex" wrap="nowrap" gap={2}>
    {edit}
    {children}
    {menu !== undefined && (
      <Box component="span" miw={32}>
        {menu}
      </Box>
    )}
  </Group>
);

type OfRow = {
  /** What the row is called: the button's full name says it, so that a list of them can be told apart. */
  of: string;
};

type EditAnchorProps = OfRow & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps | 'children'>;
const EditAnchor = ({ of, ...props }: EditAnchorProps) => (
  <Button component="a" variant="subtle" size="compact-sm" aria-label={`${texts.list.edit} ${of}`} {...props}>
    {texts.list.edit}
  </Button>
);

/** `<EditLink of={row.Name} to="/products/$id" params={{ id }} />` */
export const EditLink = createLink(EditAnchor);

type NameAnchorProps = Omit<ComponentPropsWithRef<'a'>, 'color'>;
const NameAnchor = (props: NameAnchorProps) => (
  <Text component="a" inherit fw={600} lineClamp={3} {...props} className={classes.name ?? ''} data-row-link />
);

/** The name of a row, leading to it. */
export const NameLink = createLink(NameAnchor);

/** A row's name with a line under it, e.g. a club and its category, and what stands before them. */
export const NameCell = ({ name, under, before }: { name: ReactNode; under?: ReactNode; before?: ReactNode }) => (
  <Group component="span" gap="sm" wrap="nowrap" miw={0} data-before={before !== undefined || undefined}>
    {before}
    <Box component="span" miw={0}>
      {name}
      {under && (
        <Text span display="block" fz="sm" lh={1.3} c="dimmed">
          {under}
        </Text>
      )}
    </Box>
  </Group>
);
