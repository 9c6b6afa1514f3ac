import { useEffect, useRef } from 'react';
import { AnalyticsScreen } from '../features/analytics/AnalyticsScreen';
import { CustomersScreen } from '../features/customers/CustomersScreen';
import { DiscountsScreen } from '../features/discounts/DiscountsScreen';
import { InventoryScreen } from '../features/inventory/InventoryScreen';
import { OrdersScreen } from '../features/orders/OrdersScreen';
import { OverviewScreen } from '../features/overview/OverviewScreen';
import { ProductsScreen } from '../features/products/ProductsScreen';
import { SettingsScreen } from '../features/settings/SettingsScreen';
import { EmptyState } from '../ui/EmptyState';
import { CommandPalette } from './CommandPalette';
import { NoticeBar } from './NoticeBar';
import { Rail } from './Rail';
import { screens, useRoute } from './route';
import { StoreProvider } from './StoreContext';
import { useLook } from './useLook';

export function App() {
  return (
    <StoreProvider waiting={(failure, again) => <Waiting failure={failure} again={again} />}>
      <Shell />
    </StoreProvider>
  );
}

function Shell() {
  const route = useRoute();
  const isFirst = useRef(true);
  const main = useRef<HTMLElement>(null);
  useLook();
  const name = screens.find(({ path }) => path === route.screen)?.name ?? 'Nothing here';
  useEffect(() => {
    document.title = `${name}: Lota Supply console`;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.querySelector('h1')?.focus();
  }, [name]);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="btn btn-mark fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the content
      </a>
      <Rail current={route.screen} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] px-4 pt-5 pb-28 sm:px-6 lg:px-9 lg:pt-8 lg:pb-12"
      >
        <Screen />
      </main>
      <CommandPalette />
      <NoticeBar />
    </div>
  );
}

function Screen() {
  const { screen, id, query } = useRoute();
  switch (screen) {
    case '':
      return <OverviewScreen />;
    case 'orders':
      return <OrdersScreen open={id} query={query} />;
    case 'products':
      return <ProductsScreen open={id} />;
    case 'inventory':
      return <InventoryScreen />;
    case 'customers':
      return <CustomersScreen open={id} />;
    case 'discounts':
      return <DiscountsScreen />;
    case 'analytics':
      return <AnalyticsScreen query={query} />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return (
        <>
          <h1 tabIndex={-1}>There is no such screen</h1>
          <p className="mt-3">
            The address names something this console does not have.{' '}
            <a className="link" href="#/">
              Back to the counter
            </a>
          </p>
        </>
      );
  }
}

function Waiting({ failure, again }: { failure: string | null; again: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {failure === null ? (
        <p role="status" className="eyebrow">
          Opening the shop …
        </p>
      ) : (
        <EmptyState
          shape="dabba"
          title="The records did not come"
          action={{ label: 'Try again', act: again }}
        >
          {failure}
        </EmptyState>
      )}
    </main>
  );
}
