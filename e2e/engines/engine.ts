import type { WebDriver } from 'selenium-webdriver';

/** A running browser with one session. */
export interface Engine {
  driver: WebDriver;
  close(): Promise<void>;
}
