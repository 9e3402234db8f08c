import { Box, Button, Group, Text } from '@mantine/core';
import { hasSomeLeft, type Item, isTracked, unitOf } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { ProductIcon } from '../../domain/product/ProductIcon.tsx';
import { texts as domainTexts } from '../../domain/texts.ts';
import { StepButtons, useUsageSteps } from '../../domain/UsageSteps.tsx';
import { PROOFS_ID } from '../../lib/anchors.ts';
import { number } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import classes from './ItemRow.module.css';
import { texts } from './texts.ts';

const quantity = (item: Item): string => {
  const unit = unitOf(item.amount ?? 0, item.product.amountUnit ?? '');
  if (isTracked(item)) return texts.used(number(item.used), number(item.amount), unit);
  return item.amount === null ? '' : texts.amount(number(item.amount), unit);
};

export type ItemRowProps = {
  sponsorshipId: number;
  item: Item;
  extra?: ReactNode;
  proof?: ReactNode;
  onUsage: () => void;
};

/** A product of the agreement: how much there is, how much of it is used, and the ways to say so. */
export const ItemRow = ({ sponsorshipId, item: stored, extra, proof, onUsage }: ItemRowProps) => {
  const { id, product, catering } = stored;
  const amount = stored.amount ?? 0;
  const counted = { id, name: product.name, used: stored.used, amount };
  const steps = useUsageSteps({ sponsorshipId, item: counted });
  const item = { ...stored, used: steps.used };
  const details = [quantity(item), catering ? texts.catering : ''].filter(Boolean).join(', ');
  const hasProofs = item.proofs > 0;
  const tracked = isTracked(item);
  return (
    <Group component="li" wrap="nowrap" gap="4px 14px" className={classes.row ?? ''}>
      <Box visibleFrom="xs">
        <ProductIcon name={product.icon} />
      </Box>
      <Box miw={0} className={classes.words ?? ''}>
        <Text fw={550}>{product.name}</Text>
        <Group gap="0 14px" fz={{ base: 'xs', xs: 'sm' }} c="dimmed" className="tabular">
          {details && <span>{details}</span>}
          {hasProofs && (
            <TextLink
              inherit
              underline="always"
              to="/sponsorships/$id/tickets"
              params={{ id: String(sponsorshipId) }}
              search={{ product: String(id) }}
              hash={PROOFS_ID}
            >
              {texts.proofs(item.proofs)}
            </TextLink>
          )}
          {extra}
        </Group>
      </Box>
      <Group wrap="nowrap" gap="sm" className={classes.use ?? ''}>
        {tracked && (
          <>
            <UtilizationBar value={Math.round((100 * item.used) / amount)} />
            {!item.followsRegister && <StepButtons item={counted} steps={steps} />}
            <Button
              data-usage={hasSomeLeft(item) ? 'left' : 'used up'}
              variant="default"
              size="compact-sm"
              aria-label={domainTexts.usage.of(product.name)}
              onClick={onUsage}
            >
              {texts.usage}
            </Button>
          </>
        )}
      </Group>
      {proof}
    </Group>
  );
};
