import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';

export const Route = createFileRoute('/$')({ component: NotFoundPage });
