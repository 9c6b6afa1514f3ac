/* Runs before the page is painted: what the page says without JavaScript is read by the application and shown by it. */
document.documentElement.classList.add('js');
