// Whether this browser offers to install the game. The offer is kept for whoever looks for it; nothing begs.

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

/** Keeps the browser's offer, in place of the banner it would show. */
export function heed_install_offers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener('appinstalled', () => (offer = null));
}

export function can_install(): boolean {
  return offer !== null;
}

/** Lets the browser ask. An offer is good for one question; the browser makes another when it wants to. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/** Whether it is an iPhone or iPad that shows the game in its browser: there the way is in the browser's own menu. */
export function installs_by_hand(): boolean {
  const apple = navigator as Navigator & { standalone?: boolean };
  return apple.standalone === false;
}
