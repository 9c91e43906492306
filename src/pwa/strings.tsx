/** Texts of the status bar on every page. */
export const strings = { readyOffline: 'Ready to work offline' } as const;

/** Texts about updates, the network and installing, loaded when needed. */
export const deferredStrings = {
  statusBar: 'About this site',
  update: {
    ready: 'A new version is ready.',
    update: 'Update',
    updating: 'Updating...',
    later: 'Later',
    ask: {
      title: 'Update and lose what you typed?',
      text: 'What you typed is not saved, and the update reloads this page.',
      cancel: 'Keep editing',
    },
  },
  network: {
    noneButReady: 'You are offline. Everything still works.',
    none: 'You are offline. Some pages may not open.',
  },
  install: {
    button: 'Install app',
    hint: {
      dialog: 'Install Dubai Visa to keep your application one tap away.',
      shareMenu:
        'Install this site to open it from your home screen. Your visa application stays in this browser; the installed app will not have it.',
    },
    notNow: 'Not now',
    done: {
      title: 'Installed',
      description: 'Find it with your other apps. It works offline too.',
    },
  },
  installSteps: {
    title: 'Install on this device',
    text: 'It then opens from your home screen like any app, even offline.',
    share: (
      <span>
        <strong>1. Press Share</strong>, the square with an arrow, in the browser’s bar. Where you
        do not see it, it is behind the three dots.
      </span>
    ),
    addToHome: (
      <span>
        <strong>2. Choose “Add to Home Screen”</strong>, further down in the list, and then “Add”.
      </span>
    ),
    data: 'The app has its own data: what you entered in this browser stays here.',
    never: 'Do not show this again',
    close: 'Close',
  },
} as const;
