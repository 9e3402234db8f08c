import { Button, Text } from '@mantine/core';
import { type Item, isTracked } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { ProductIcon } from '../../domain/product/ProductIcon.tsx';
import { number } from '../../lib/formats.ts';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import classes from './ItemsBlock.module.css';
import { texts } from './texts.ts';

const quantity = (item: Item): string => {
  const unit = item.product.amountUnit ?? '';
  if (isTracked(item)) return texts.used(number(item.used), number(item.amount), unit);
  return item.amount === null ? '' : texts.amount(number(item.amount), unit);
};

export type ItemRowProps = { item: Item; extra?: ReactNode; onUsage: () => void };

/** A product of the agreement: how much there is, how much of it is used, and the way to say so. */
export const ItemRow = ({ item, extra, onUsage }: ItemRowProps) => {
  const { product, amount, used, catering } = item;
  const details = [quantity(item), catering ? texts.catering : ''].filter(Boolean).join(', ');
  const tracked = isTracked(item);
  return (
    <li className={classes.item}>
      <div className={classes.icon}>
        <ProductIcon name={product.icon} />
      </div>
      <div className={classes.text}>
        <Text fw={550}>{product.name}</Text>
        {details && (
          <Text fz="sm" c="dimmed" className="tabular">
            {details}
          </Text>
        )}
      </div>
      {tracked && (
        <div className={classes.bar}>
          <UtilizationBar wide value={Math.round((100 * used) / (amount ?? 1))} />
        </div>
      )}
      {(extra || tracked) && (
        <div className={classes.actions}>
          {extra}
          {tracked && (
            <Button
              data-usage
              variant="default"
              size="compact-sm"
              aria-label={texts.usageOf(product.name)}
              onClick={onUsage}
            >
              {texts.usage}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
