import type { ReactNode } from 'react';
import { bookingFormSample } from './components/base/samples/booking-form';
import { chartBarsSample } from './components/base/samples/chart-bars';
import { checkoutSummarySample } from './components/base/samples/checkout-summary';
import { contactFormSample } from './components/base/samples/contact-form';
import { ctaBandSample } from './components/base/samples/cta-band';
import { faqListSample } from './components/base/samples/faq-list';
import { featuresAlternateSample } from './components/base/samples/features-alternate';
import { featuresGridSample } from './components/base/samples/features-grid';
import { featuresMosaicSample } from './components/base/samples/features-mosaic';
import { featuresRowsSample } from './components/base/samples/features-rows';
import { footerColumnsSample } from './components/base/samples/footer-columns';
import { footerLargeSample } from './components/base/samples/footer-large';
import { galleryGridSample } from './components/base/samples/gallery-grid';
import { galleryStripSample } from './components/base/samples/gallery-strip';
import { headerCentredSample } from './components/base/samples/header-centred';
import { headerSimpleSample } from './components/base/samples/header-simple';
import { heroCentredSample } from './components/base/samples/hero-centred';
import { heroFiguresSample } from './components/base/samples/hero-figures';
import { heroPhotoSample } from './components/base/samples/hero-photo';
import { heroSplitSample } from './components/base/samples/hero-split';
import { hoursMapSample } from './components/base/samples/hours-map';
import { notFoundSample } from './components/base/samples/not-found';
import { postsCardsSample } from './components/base/samples/posts-cards';
import { postsListSample } from './components/base/samples/posts-list';
import { priceListGroupsSample } from './components/base/samples/price-list-groups';
import { pricesRowsSample } from './components/base/samples/prices-rows';
import { pricesTiersSample } from './components/base/samples/prices-tiers';
import { processStepsSample } from './components/base/samples/process-steps';
import { quoteSingleSample } from './components/base/samples/quote-single';
import { signInSample } from './components/base/samples/sign-in';
import { tableSortSample } from './components/base/samples/table-sort';
import { teamCardsSample } from './components/base/samples/team-cards';
import { BookingForm } from './components/base/sections/booking-form';
import { ChartBars } from './components/base/sections/chart-bars';
import { CheckoutSummary } from './components/base/sections/checkout-summary';
import { ContactForm } from './components/base/sections/contact-form';
import { CtaBand } from './components/base/sections/cta-band';
import { FaqList } from './components/base/sections/faq-list';
import { FeaturesAlternate } from './components/base/sections/features-alternate';
import { FeaturesGrid } from './components/base/sections/features-grid';
import { FeaturesMosaic } from './components/base/sections/features-mosaic';
import { FeaturesRows } from './components/base/sections/features-rows';
import { FooterColumns } from './components/base/sections/footer-columns';
import { FooterLarge } from './components/base/sections/footer-large';
import { GalleryGrid } from './components/base/sections/gallery-grid';
import { GalleryStrip } from './components/base/sections/gallery-strip';
import { HeaderCentred } from './components/base/sections/header-centred';
import { HeaderSimple } from './components/base/sections/header-simple';
import { HeroCentred } from './components/base/sections/hero-centred';
import { HeroFigures } from './components/base/sections/hero-figures';
import { HeroPhoto } from './components/base/sections/hero-photo';
import { HeroSplit } from './components/base/sections/hero-split';
import { HoursMap } from './components/base/sections/hours-map';
import { NotFound } from './components/base/sections/not-found';
import { PostsCards } from './components/base/sections/posts-cards';
import { PostsList } from './components/base/sections/posts-list';
import { PriceListGroups } from './components/base/sections/price-list-groups';
import { PricesRows } from './components/base/sections/prices-rows';
import { PricesTiers } from './components/base/sections/prices-tiers';
import { ProcessSteps } from './components/base/sections/process-steps';
import { QuoteSingle } from './components/base/sections/quote-single';
import { SignIn } from './components/base/sections/sign-in';
import { TableSort } from './components/base/sections/table-sort';
import { TeamCards } from './components/base/sections/team-cards';

/** Every section with the words of its sample, by its name in sections.json. */
export const samples: Record<string, ReactNode> = {
  'header-simple': <HeaderSimple {...headerSimpleSample} />,
  'header-centred': <HeaderCentred {...headerCentredSample} />,
  'hero-split': <HeroSplit {...heroSplitSample} level={2} />,
  'hero-photo': <HeroPhoto {...heroPhotoSample} level={2} />,
  'hero-centred': <HeroCentred {...heroCentredSample} level={2} />,
  'hero-figures': <HeroFigures {...heroFiguresSample} level={2} />,
  'features-rows': <FeaturesRows {...featuresRowsSample} />,
  'features-grid': <FeaturesGrid {...featuresGridSample} />,
  'features-alternate': <FeaturesAlternate {...featuresAlternateSample} />,
  'features-mosaic': <FeaturesMosaic {...featuresMosaicSample} />,
  'prices-tiers': <PricesTiers {...pricesTiersSample} />,
  'prices-rows': <PricesRows {...pricesRowsSample} />,
  'price-list-groups': <PriceListGroups {...priceListGroupsSample} />,
  'table-sort': <TableSort {...tableSortSample} />,
  'team-cards': <TeamCards {...teamCardsSample} />,
  'quote-single': <QuoteSingle {...quoteSingleSample} />,
  'gallery-grid': <GalleryGrid {...galleryGridSample} />,
  'gallery-strip': <GalleryStrip {...galleryStripSample} />,
  'hours-map': <HoursMap {...hoursMapSample} />,
  'booking-form': <BookingForm {...bookingFormSample} />,
  'contact-form': <ContactForm {...contactFormSample} />,
  'sign-in': <SignIn {...signInSample} level={2} />,
  'faq-list': <FaqList {...faqListSample} />,
  'posts-list': <PostsList {...postsListSample} />,
  'posts-cards': <PostsCards {...postsCardsSample} />,
  'not-found': <NotFound {...notFoundSample} />,
  'checkout-summary': <CheckoutSummary {...checkoutSummarySample} />,
  'chart-bars': <ChartBars {...chartBarsSample} />,
  'process-steps': <ProcessSteps {...processStepsSample} />,
  'cta-band': <CtaBand {...ctaBandSample} />,
  'footer-columns': <FooterColumns {...footerColumnsSample} />,
  'footer-large': <FooterLarge {...footerLargeSample} />,
};
