import { useState } from 'react';
import { Patterns } from './cloth/Patterns.jsx';
import { Drawer } from './components/Drawer.jsx';
import { Footer } from './components/Footer.jsx';
import { Header } from './components/Header.jsx';
import { byId } from './data/garments.js';
import { CheckoutPage } from './pages/CheckoutPage.jsx';
import { GarmentPage } from './pages/GarmentPage.jsx';
import { HomePage } from './pages/HomePage.jsx';
import { MendingPage } from './pages/MendingPage.jsx';
import { ShopPage } from './pages/ShopPage.jsx';

/** One page of the shop; `page` is the name of its file. */
export function App({ page }) {
  const [isOpen, setOpen] = useState(false);
  const garment = byId[page.replace('.html', '')];
  const openBasket = () => setOpen(true);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Patterns />
      <Header page={page} openBasket={openBasket} />
      <main id="main">
        {garment ? <GarmentPage garment={garment} openBasket={openBasket} /> : null}
        {page === 'index.html' ? <HomePage /> : null}
        {page === 'shop.html' ? <ShopPage /> : null}
        {page === 'mending.html' ? <MendingPage /> : null}
        {page === 'checkout.html' ? <CheckoutPage /> : null}
      </main>
      <Footer />
      <Drawer isOpen={isOpen} close={() => setOpen(false)} />
    </>
  );
}
