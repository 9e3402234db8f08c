import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../../features/products/ProductList.tsx';
import { products } from '../../../features/products/products.resource.ts';
import { listRoute, trails } from '../-resource.tsx';

const List = () => <ProductList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/products/')({ ...listRoute(products, trails.home), component: List });
