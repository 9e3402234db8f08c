import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorAttributes<Own> = Own & Omit<ComponentPropsWithRef<'a'>, keyof Own>;

const ButtonAnchor = (props: AnchorAttributes<ButtonProps>) => <Button component="a" {...props} />;
const TextAnchor = (props: AnchorAttributes<AnchorProps>) => <Anchor {...props} />;

/** A link that looks like a button: `<LinkButton to="/sponsorships/$id" params={{ id }}>`. */
export const LinkButton = createLink(ButtonAnchor);

const CreateAnchor = (props: AnchorAttributes<ButtonProps>) => (
  <ButtonAnchor leftSection={<IconPlus size={17} stroke={2} aria-hidden />} {...props} />
);

/** The same, to where something new is made. */
export const CreateLink = createLink(CreateAnchor);

/** A link in running text or a list. */
export const TextLink = createLink(TextAnchor);
