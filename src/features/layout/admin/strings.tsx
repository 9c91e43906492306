export const strings = {
  skip: 'Skip to content',
  admin: 'Admin',
  menu: 'Menu',
  openMenu: 'Open menu',
  viewSite: (
    <span>
      View Site
      <span className="sr-only"> (opens in a new tab)</span>
    </span>
  ),
  logout: 'Logout',
  counter: 'Counter',
  account: {
    title: 'Account',
    noEmail: 'No email address yet',
    profile: 'Profile',
    settings: 'Settings',
    logOut: 'Log out',
  },
} as const;
