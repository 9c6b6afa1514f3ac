import { type ReactNode, useEffect } from 'react';
import { load } from '../data/house.ts';
import { BasketPage } from '../features/basket/BasketPage.tsx';
import { EveningsPage } from '../features/evenings/EveningsPage.tsx';
import { FindPage } from '../features/find/FindPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { HousePage } from '../features/house/HousePage.tsx';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { ManagerPage } from '../features/manager/ManagerPage.tsx';
import { MenuPage } from '../features/menu/MenuPage.tsx';
import { TablePage } from '../features/table/TablePage.tsx';
import { VouchersPage } from '../features/vouchers/VouchersPage.tsx';
import { SiteProvider } from '../i18n/site.tsx';
import { Frame } from './Frame.tsx';
import { type PageId, pageOf } from './pages.ts';

const screens: Record<PageId, () => ReactNode> = {
  home: HomePage,
  menu: MenuPage,
  table: TablePage,
  basket: BasketPage,
  evenings: EveningsPage,
  vouchers: VouchersPage,
  house: HousePage,
  find: FindPage,
  manager: ManagerPage,
  legal: LegalPage,
};

/** One page of the site, by its file name. */
export function App({ file }: { file: string }) {
  const { page, lang } = pageOf(file);
  const Screen = screens[page];
  useEffect(() => {
    void load();
    // What another tab does to the house is seen here too.
    const listen = () => void load();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return (
    <SiteProvider lang={lang} page={page}>
      <Frame>
        <Screen />
      </Frame>
    </SiteProvider>
  );
}
