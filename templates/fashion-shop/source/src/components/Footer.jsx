export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <p className="foot-name">Thrum</p>
        <p>
          A thrum is the end of the warp that stays on the loom when the cloth is cut off. Too short to weave, too good to throw away. We mend with them.
        </p>
        <address>
          Harsel Mill, Weavers’ Row
          <br />
          Harsel HB4 7TW
          <br />
          <a href="mailto:counter@thrum.example">counter@thrum.example</a>
          <br />
          <a href="tel:+441632960147">01632 960147</a>, mornings
        </address>
        <nav aria-label="Footer">
          <a href="shop.html">All garments</a>
          <a href="mending.html">Mending</a>
          <a href="checkout.html">Order</a>
        </nav>
      </div>
      <div className="selvedge" aria-hidden="true" />
    </footer>
  );
}
