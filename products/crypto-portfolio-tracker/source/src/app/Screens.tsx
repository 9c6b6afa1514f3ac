import { AccountsScreen } from '../features/accounts/AccountsScreen.tsx';
import { AssetScreen } from '../features/asset/AssetScreen.tsx';
import { ImportScreen } from '../features/import/ImportScreen.tsx';
import { LedgerScreen } from '../features/ledger/LedgerScreen.tsx';
import { HoldingsScreen } from '../features/portfolio/HoldingsScreen.tsx';
import { OverviewScreen } from '../features/portfolio/OverviewScreen.tsx';
import { SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { TaxScreen } from '../features/tax/TaxScreen.tsx';
import { AlertsScreen } from '../features/watch/AlertsScreen.tsx';
import { WatchlistScreen } from '../features/watch/WatchlistScreen.tsx';
import { Page } from '../ui/Page.tsx';
import type { Route } from './route.ts';

export function Screens({ route }: { route: Route }) {
  switch (route.screen) {
    case 'overview':
      return <OverviewScreen />;
    case 'holdings':
      return <HoldingsScreen />;
    case 'asset':
      return <AssetScreen key={route.id} id={route.id} />;
    case 'ledger':
      return <LedgerScreen query={route.query} />;
    case 'import':
      return <ImportScreen />;
    case 'tax':
      return <TaxScreen query={route.query} />;
    case 'watchlist':
      return <WatchlistScreen />;
    case 'alerts':
      return <AlertsScreen />;
    case 'accounts':
      return <AccountsScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'missing':
      return (
        <Page title="Nothing lies here" lead="This address belongs to no screen.">
          <a className="link" href="#/">
            To the overview
          </a>
        </Page>
      );
  }
}
