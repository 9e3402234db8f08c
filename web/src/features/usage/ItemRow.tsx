import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { type Item, isTracked, unitOf } from '@sponsorat/api';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ProductIcon } from '../../domain/product/ProductIcon.tsx';
import { texts as domainTexts } from '../../domain/texts.ts';
import { number } from '../../lib/formats.ts';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import classes from './ItemRow.module.css';
import { texts } from './texts.ts';

const quantity = (item: Item): string => {
  const unit = unitOf(item.amount ?? 0, item.product.amountUnit ?? '');
  if (isTracked(item)) return texts.used(number(item.used), number(item.amount), unit);
  return item.amount === null ? '' : texts.amount(number(item.amount), unit);
};

export type ItemRowProps = {
  item: Item;
  extra?: ReactNode;
  /** Uses one more or one less. */
  onStep: (step: 1 | -1) => void;
  onUsage: () => void;
};

const icon = { size: 16, stroke: 2, 'aria-hidden': true } as const;

const Steps = ({ item: { product, amount, used }, onStep }: Pick<ItemRowProps, 'item' | 'onStep'>) => (
  <ActionIcon.Group>
    <ActionIcon
      variant="default"
      size={28}
      aria-label={domainTexts.usage.oneLess(product.name)}
      disabled={used <= 0}
      onClick={() => onStep(-1)}
    >
      <IconMinus {...icon} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size={28}
      aria-label={domainTexts.usage.oneMore(product.name)}
      disabled={used >= (amount ?? 0)}
      onClick={() => onStep(1)}
    >
      <IconPlus {...icon} />
    </ActionIcon>
  </ActionIcon.Group>
);

/** A product of the agreement: how much there is, how much of it is used, and the ways to say so. */
export const ItemRow = ({ item, extra, onStep, onUsage }: ItemRowProps) => {
  const { product, amount, used, catering } = item;
  const details = [quantity(item), catering ? texts.catering : ''].filter(Boolean).join(', ');
  const tracked = isTracked(item);
  return (
    <li className={classes.row}>
      <Box visibleFrom="xs">
        <ProductIcon name={product.icon} />
      </Box>
      <div className={classes.words}>
        <Text fw={550}>{product.name}</Text>
        <Group gap="0 12px">
          {tracked && <UtilizationBar value={Math.round((100 * used) / (amount ?? 1))} />}
          {details && (
            <Text fz={{ base: 'xs', xs: 'sm' }} c="dimmed" className="tabular">
              {details}
            </Text>
          )}
        </Group>
      </div>
      {extra}
      {tracked && (
        <>
          <Steps item={item} onStep={onStep} />
          <Button
            data-usage
            variant="default"
            size="compact-sm"
            aria-label={domainTexts.usage.of(product.name)}
            onClick={onUsage}
          >
            {texts.usage}
          </Button>
        </>
      )}
    </li>
  );
};
