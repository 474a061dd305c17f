import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';

const client = new QueryClient();

function Products() {
  const { data } = useQuery({
    queryKey: ['products'],
    queryFn: async (): Promise<number> => {
      const response = await fetch('/api/v1/product?limit=2');
      const { data: page } = (await response.json()) as {
        readonly data: { readonly products: readonly unknown[] };
      };
      return page.products.length;
    },
  });
  return <p>{data === undefined ? 'Loading products' : `Products: ${data}`}</p>;
}

export function Case() {
  return (
    <QueryClientProvider client={client}>
      <section>
        <h1>TanStack Query</h1>
        <Products />
      </section>
    </QueryClientProvider>
  );
}
