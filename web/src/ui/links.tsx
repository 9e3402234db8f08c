import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorAttributes<Own> = Own & Omit<ComponentPropsWithRef<'a'>, keyof Own>;

const ButtonAnchor = (props: AnchorAttributes<ButtonProps>) => <Button component="a" {...props} />;
const TextAnchor = (props: AnchorAttributes<AnchorProps>) => <Anchor {...props} />;

/** A link that looks like a button: `<LinkButton to="/sponsorships/$id" params={{ id }}>`. */
export const LinkButton = createLink(ButtonAnchor);

/** A link in running text or a list. */
export const TextLink = createLink(TextAnchor);
