import type { ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton, TextLink } from '../../../ui/links.tsx';

const WIZARD = '/sponsorships/$id/$contract';

type StepButtonProps = StepLinkProps & Pick<ButtonProps, 'variant' | 'size'> & { label?: string; icon?: ReactNode };
type StepLinkProps = { step: number; children: ReactNode };

/** A link to another step of the draft that is open, bare of any look. */
export const StepLink = ({ step, className, children }: StepLinkProps & { className?: string | undefined }) => (
  <Link from={WIZARD} to="." search={{ step }} className={className}>
    {children}
  </Link>
);

/** A way to a step as a link in running text. */
export const StepTextLink = ({ step, children }: StepLinkProps) => (
  <TextLink from={WIZARD} to="." search={{ step }}>
    {children}
  </TextLink>
);

/** A way to a step in the look of a button. */
export const StepButton = ({ step, label, icon, children, ...look }: StepButtonProps) => (
  <LinkButton
    from={WIZARD}
    to="."
    search={{ step }}
    leftSection={icon}
    {...(label ? { 'aria-label': label } : {})}
    {...look}
  >
    {children}
  </LinkButton>
);
