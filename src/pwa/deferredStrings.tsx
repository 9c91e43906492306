/** What the site says about itself once there is an occasion: updates, the network, installing. */
export const strings = {
  statusBar: 'About this site',
  update: {
    ready: 'A new version is ready.',
    update: 'Update',
    updating: 'Updating...',
    later: 'Later',
    ask: {
      title: 'Update and lose what you typed?',
      text: 'What you typed here is not saved, and the update loads this page anew.',
      cancel: 'Keep editing',
    },
  },
  network: {
    noneButReady: 'No network. Everything still works.',
    none: 'No network. What was not opened before may be missing until it returns.',
  },
  install: {
    button: 'Install app',
    hint: {
      dialog:
        'Installed, this site opens like any app, and shows this visa application without a network.',
      shareMenu:
        'Installed, this site opens from your home screen. Your visa application stays in this browser; the installed app does not have it.',
    },
    notNow: 'Not now',
    done: {
      title: 'Installed',
      description: 'You find it with your other apps. It opens without a network too.',
    },
  },
  installSteps: {
    title: 'Install on this device',
    text: 'It then opens from your home screen like any app, without a network too.',
    share: (
      <>
        <strong>1. Press Share</strong>, the square with an arrow, in the browser’s bar. Where you
        do not see it, it is behind the three dots.
      </>
    ),
    addToHome: (
      <>
        <strong>2. Choose “Add to Home Screen”</strong>, further down in the list, and then “Add”.
      </>
    ),
    data: 'The app keeps data of its own: what you entered in this browser stays in this browser.',
    never: 'Do not show this again',
    close: 'Close',
  },
} as const;
