## Campaigns
campaign-new = A new campaign lies in { $folder }. Play it with: fabletop campaign play { $folder }
campaign-none = There is no campaign in { $folder }.
campaign-no-party = There is no party { $number } in this campaign.
campaign-no-hero = There is no living { $who } in this party.
campaign-named = { $who } is called { $name } from now on.
campaign-branched = { $folder } goes on from before chapter { $chapter }.
campaign-chapter = Chapter { $chapter } is written.
campaign-left = The session was left; nothing is written.
campaign-scenario = { $number }. { $what }: { $outcome } after { $rounds } rounds. Levels { $levels }, gold { $gold }.
campaign-sum = { $won } of { $scenarios } scenarios won, { $levels } levels gained, { $bought } things bought, { $events } events.
campaign-retired = Retired: { $list }. Prosperity { $prosperity }, reputation { $reputation }.
campaign-end = { $decisions } decisions in { $seconds } s. Digest { $digest }.
campaign-nobody = nobody
