### The campaign of Gloomhaven: its pages, and the table of a visit to the city. English.

## Pages
web-campaign-title = A new campaign
web-campaign-text = A party, a city and a map with one mark on it. You visit the city, set out, come home richer or poorer, and go on next week where you stopped.
web-campaign-party = Name of the party
web-campaign-party-hint = as the city will know it
web-campaign-who = Who plays
web-campaign-who-text = Every player keeps one link through the whole campaign. One player may lead several heroes.
web-campaign-variants = Variants
web-campaign-create = Begin the campaign
web-campaign-own = Your campaigns
web-campaign-none-yet = None yet.
web-campaign-chapters = { $count ->
    [0] just begun
    [one] one chapter
   *[other] { $count } chapters
 }
web-campaign-import = Go on from a file
web-campaign-import-text = A campaign file holds everything: world, parties, heroes, decks.
web-campaign-import-file = Campaign file
web-campaign-import-go = Open the campaign
web-campaign-prosperity = Prosperity of the city: { $level }
web-campaign-reputation = Reputation { $amount }
web-campaign-recap = The story so far
web-campaign-chapters-title = Chapters
web-campaign-visit = A visit to the city
web-campaign-look = Look at the table
web-campaign-branch = Branch off before this chapter
web-campaign-branch-now = Branch off here
web-campaign-branch-text = Another campaign begins at this point; this one stays as it is.
web-campaign-export = Save the campaign as a file
web-campaign-add = Another party
web-campaign-add-text = It shares this world: what one party opens, the others find open.
web-campaign-add-go = Found the party
web-campaign-your-link = Your link, for another device
web-campaign-their-link = Link for { $name }
web-campaign-rename = Your name
web-campaign-rename-go = Save
web-campaign-notes = Notes of the party
web-campaign-hero-name = Name of the hero: { $who }
web-campaign-world = The world
web-campaign-achievements = Achievements
web-campaign-retired = Retired heroes
web-campaign-files = File and branches
web-campaign-nobody = No heroes yet.
web-campaign-go-on = Go on
web-campaign-state-begin = The city gate is open.
web-campaign-state-visit = The party is in the city or at a crossroads.
web-campaign-state-scenario = The scenario is under way.
web-campaign-state-out = The party has set out.
web-campaign-state-back = The scenario is over; the party comes home.
web-campaign-go-begin = Enter the city
web-campaign-go-visit = To the city
web-campaign-go-scenario = To the scenario
web-campaign-go-out = Set out
web-campaign-go-back = Come home
web-campaign-none = There is no such campaign.
web-campaign-stranger = This browser has no link to this campaign. Ask whoever began it for yours.
web-campaign-nameless = The party needs a name.
web-campaign-players = A party has 1 to { $most } players, and one of them is you.
web-campaign-file-none = The campaign file is empty.
web-campaign-file = This campaign file cannot be used. { $why }
web-campaign-point = This point of the campaign was not kept.
web-campaign-other-party = You play in another party of this world.

